import type { BuiltApp } from '../base/html/builtApp.ts'

let built: BuiltApp | undefined

/** Sets the build for browsers. The plugin adds a call of this function to the server's entry. */
export function setBuiltApp(app: BuiltApp | undefined): void {
  built = app
}

/**
 * Returns the build for browsers.
 *
 * @throws {Error} In code that the plugin has not built.
 */
export function builtApp(): BuiltApp {
  if (built) return built
  throw new Error(
    "slipway: renderApp has no build of the app. Name the server's module in vite.config.ts, slipway({ server: 'src/server.ts' }), run vite build, and start the file that it writes.",
  )
}
