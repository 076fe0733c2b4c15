// Plain JavaScript, because this file must run in every version of Node and print instructions if the version is too old.
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `Slipway's scripts need Node 22.18 or newer and this is ${process.versions.node}.\n` +
      'The repository brings Node 24 as a dev dependency: run `npm ci` (without --ignore-scripts), then the npm script again.\n' +
      'If npm cannot install it, install Node 24 yourself.\n',
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
