import { runTool } from './run.ts'

/**
 * A text as Biome formats and sorts it for a path, from the repository's folder. Texts that Biome does not read, or cannot,
 * stay as they are.
 */
export async function tidy(path: string, text: string): Promise<string> {
  if (!/\.(tsx?|css)$/.test(path)) return text
  const args = ['check', '--write', `--stdin-file-path=${path}`]
  const { code, output, stdout } = await runTool('biome', args, { input: text })
  if (code !== 0) throw new Error(`${path} could not be formatted:\n${output}`)
  return stdout
}
