import { existsSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import { devStartFile } from './contentSecurity.ts'
import { missingModule } from './missingModule.ts'
import type { PluginFiles } from './pluginState.ts'

/**
 * Serves the generated files and the HTML page in development.
 *
 * @returns A function that Vite calls once its own middlewares are installed.
 */
export function serveApp(server: ViteDevServer, { htmlFile, base, all, pageHtml }: PluginFiles): () => void {
  /** Sends a text with the headers of Vite's `server.headers`, such as a content security policy. */
  const send = (response: ServerResponse, type: string, text: string) => {
    for (const [name, value] of Object.entries(server.config.server.headers ?? {})) {
      if (value !== undefined) response.setHeader(name, value)
    }
    response.setHeader('Content-Type', type).end(text)
  }
  server.middlewares.use((request, response, next) => {
    const path = request.url?.split('?', 1)[0]
    const name = path?.startsWith(base()) ? path.slice(base().length) : ''
    const { generated, head } = all()
    const file = generated.find(({ fileName }) => name === fileName) ?? devStartFile(name, head.storageGroup)
    if (!file) return next()
    send(response, file.type, file.text)
  })
  // Runs after Vite has replaced the address of a page by the address of the HTML, and before it looks for the file.
  return () => {
    server.middlewares.use(async (request, response, next) => {
      if (request.url?.split('?', 1)[0] !== '/index.html') return next()
      const missing = missingModule(request.originalUrl ?? '', request.headers.accept, base())
      if (missing !== undefined) return send(response, 'text/javascript', missing)
      if (existsSync(htmlFile())) return next()
      try {
        const html = await server.transformIndexHtml('/index.html', pageHtml(), request.originalUrl)
        send(response, 'text/html', html)
      } catch (error) {
        next(error)
      }
    })
  }
}
