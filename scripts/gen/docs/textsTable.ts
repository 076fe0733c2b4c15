import { enFeatures } from '../../../packages/slipway/src/base/locale/en/enFeatures.ts'
import { en } from '../../../packages/slipway/src/base/locale/en.ts'

/** Table of the keys that `addLocale` accepts, with the English texts. */
export function textsTable(): string {
  const rows = Object.entries({ ...en, ...enFeatures }).map(([key, text]) => `| \`${key}\` | ${escaped(text)} |`)
  return ['| Key | English text |', '|---|---|', ...rows].join('\n')
}

const escaped = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
