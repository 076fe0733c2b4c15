import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Connect, Plugin } from 'vite'
import { send } from './answer.ts'
import { answer } from './api.ts'
import { acceptChat } from './chat.ts'

/** Adds the server of the app to `vite` and `vite preview`. Its data is in memory, and is reset at each start. */
export function fieldServer(): Plugin {
  const addTo = (middlewares: Connect.Server, http: Pick<Server, 'on'> | null) => {
    middlewares.use((request, response, next) => {
      if (request.url?.startsWith('/api/')) void answerApi(request, response)
      else next()
    })
    http?.on('upgrade', (request, socket, head) => {
      if (request.url?.startsWith('/api/chat')) acceptChat(request, socket, head)
    })
  }
  return {
    name: 'field-service-server',
    configureServer: ({ middlewares, httpServer }) => addTo(middlewares, httpServer as Server | null),
    configurePreviewServer: ({ middlewares, httpServer }) => addTo(middlewares, httpServer as Server),
  }
}

/** Answers a request of Node's server to `/api/…`. */
export async function answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    send(response, await answer(request, new URL(request.url ?? '/', 'http://localhost')))
  } catch {
    send(response, { status: 400, data: { message: 'not a valid request' } })
  }
}
