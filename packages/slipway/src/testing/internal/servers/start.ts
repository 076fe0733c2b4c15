import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { createHttpServer } from './httpServer.ts'
import { addSocketServer } from './socketServer.ts'

/** Starts the server for a run of tests, on a free port, and tells the tests where it is. Vitest calls it. */
export async function setup(project: TestProject): Promise<() => void> {
  const server = createHttpServer()
  addSocketServer(server)
  // A thousand may come before a busy machine looks: Node's own limit is 511.
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1', backlog: 2_048 }, resolve))
  const { port } = server.address() as AddressInfo
  project.provide('testServer', `127.0.0.1:${port}`)
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
