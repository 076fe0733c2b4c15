import type { Plugin } from 'vite'
import { markFunctions } from './markFunctions.ts'
import { startFunctions } from './startFunctions.ts'

/**
 * Marks the functions of React and of Slipway that an app calls first, so that the browser compiles them while it parses them.
 *
 * @param pathOf Returns the path of a module within Slipway's folder of modules; `undefined` for other modules.
 */
export function markStart(pathOf: (id: string) => string | undefined): Plugin {
  return {
    name: 'slipway:mark-start',
    apply: 'build',
    // After TypeScript has been compiled.
    async transform(code, id) {
      if (this.environment.config.consumer !== 'client') return
      const name = moduleName(id, pathOf)
      const paths = name === undefined ? undefined : startFunctions[name]
      return paths === undefined ? undefined : markFunctions(code, this.parse(code), paths.split(' '))
    },
  }
}

/** The name of a script of Slipway or React in the list: `app/createApp`, or `react-dom/cjs/react-dom-client.production`. */
export function moduleName(id: string, pathOf: (id: string) => string | undefined): string | undefined {
  const path = pathOf(id) ?? /.*\/node_modules\/((?:react|react-dom|scheduler)\/.*\.js)$/.exec(id)?.[1]
  return /^(.*)\.[jt]sx?$/.exec(path ?? '')?.[1]
}
