import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { CommandError } from './lib/CommandError.ts'
import { root } from './lib/root.ts'

/** `npm start`: the showcase on the source, at an address that it prints. `--port 8080`; `--host` for other devices. */
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
