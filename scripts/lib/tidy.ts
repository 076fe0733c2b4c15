import { runTool } from './run.ts'

/**
 * Formats a text with Biome and sorts its imports, for a path from the repository's folder. File types that Biome does not
 * format are returned unchanged.
 */
export async function tidy(path: string, text: string): Promise<string> {
  if (!/\.(tsx?|css)$/.test(path)) return text
  const args = ['check', '--write', `--stdin-file-path=${path}`]
  const { code, output, stdout } = await runTool('biome', args, { input: text })
  if (code !== 0) throw new Error(`${path} could not be formatted:\n${output}`)
  return stdout
}
