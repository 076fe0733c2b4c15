import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { createHttpServer } from './httpServer.ts'
import { addSocketServer } from './socketServer.ts'

/** Starts the server for a test run on a free port, and provides its address to the tests. Vitest calls this function. */
export async function setup(project: TestProject): Promise<() => void> {
  const server = createHttpServer()
  addSocketServer(server)
  // A thousand connections can arrive before a busy machine accepts them. The default backlog of Node.js is 511.
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1', backlog: 2_048 }, resolve))
  const { port } = server.address() as AddressInfo
  project.provide('testServer', `127.0.0.1:${port}`)
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
