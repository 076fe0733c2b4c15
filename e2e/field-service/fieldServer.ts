import type { Duplex } from 'node:stream'
import { acceptChat } from '../../apps/field-service/server/chat.ts'
import { answerApi } from '../../apps/field-service/server/plugin.ts'
import { type DeployServer, startDeployServer } from '../offline/deployServer.ts'
import { folderOf } from './deployments.ts'

/** Starts the server of the example app, which sends the first build. */
export async function startFieldServer(): Promise<DeployServer> {
  const sockets = new Set<Duplex>()
  const server = await startDeployServer(folderOf('first'), (http) =>
    http.on('upgrade', (request, socket, head) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      acceptChat(request, socket, head)
    }),
  )
  server.answer((path, response, request) => {
    if (!path.startsWith('/api/')) return false
    void answerApi(request, response)
    return true
  })
  return {
    ...server,
    stop() {
      // Node ends the connections of requests, but not those that have become sockets.
      for (const socket of sockets) socket.destroy()
      return server.stop()
    },
  }
}
