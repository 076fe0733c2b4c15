import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { CommandError } from './lib/CommandError.ts'
import { root } from './lib/root.ts'

/**
 * `npm start`: serves the showcase from the source and prints its address. `--port 8080` sets the port; `--host` makes it
 * reachable from other devices.
 */
export async function main(args: readonly string[]): Promise<void> {
  const options = { port: { type: 'string' }, host: { type: 'boolean' } } as const
  const { port, host = false } = parseArgs({ args: [...args], options }).values
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) <= 65535)) {
    throw new CommandError(`--port is ${port}. Write a number up to 65535.`)
  }
  const server = await createServer({
    root: join(root, 'apps', 'showcase'),
    server: { host, ...(port !== undefined && { port: Number(port) }) },
  })
  await server.listen()
  server.printUrls()
}
