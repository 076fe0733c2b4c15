// Plain JavaScript on purpose: it must run on whatever Node is there and say what to do.
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `Slipway's scripts need Node 22.18 or newer and this is ${process.versions.node}.\n` +
      'The repository brings Node 24 as a dev dependency: run `npm ci` (without --ignore-scripts), then the npm script again.\n' +
      'Where that cannot be installed, install Node 24 yourself.\n',
  )
  process.exit(1)
}
const [command = '', ...args] = process.argv.slice(2)
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { main } = await import(`./${command}.ts`)
try {
  process.exitCode = (await main(args)) ?? 0
} catch (error) {
  const isTheirs = error?.name === 'CommandError' || String(error?.code).startsWith('ERR_PARSE_ARGS')
  if (!isTheirs) throw error
  process.stderr.write(`${command}: ${error.message}\n`)
  process.exitCode = 1
}
