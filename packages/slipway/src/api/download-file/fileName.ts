import { plainFileName } from '../temp-file/plainFileName.ts'

/**
 * Name of a downloaded file: from `content-disposition` (RFC 6266), else from the last part of the address, else `file`.
 * Always a name without directories.
 */
export function downloadName(disposition: string | undefined, url: string): string {
  return nameIn(disposition ?? '') ?? nameOfUrl(url) ?? 'file'
}

function nameIn(disposition: string): string | undefined {
  const parameters = new Map<string, string>()
  // A quoted value may contain the characters that separate parameters.
  for (const [, name = '', value = ''] of disposition.matchAll(/;\s*([^=;"\s]+)\s*=\s*("(?:\\.|[^"\\])*"|[^;]*)/gs)) {
    if (!parameters.has(name.toLowerCase())) parameters.set(name.toLowerCase(), value.trim())
  }
  return lastName(extended(parameters.get('filename*'))) ?? lastName(simple(parameters.get('filename')))
}

/** Decodes an extended value, such as `UTF-8''na%C3%AFve.txt` (RFC 8187). */
function extended(value = ''): string | undefined {
  const [, charset = '', text = ''] = /^"?([\w-]+)'[^']*'([^"]*)/.exec(value) ?? []
  if (/^iso-8859-1$/i.test(charset)) {
    return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  }
  return /^utf-8$/i.test(charset) ? decoded(text) : undefined
}

/**
 * Decodes a value with or without quotes. Many servers write UTF-8, as bytes or percent-encoded, contrary to the
 * standard; browsers accept both.
 */
function simple(value = ''): string {
  const text = value.startsWith('"') ? value.slice(1, -1).replace(/\\(.)/gs, '$1') : value
  const bytes = [...text].map((letter) => letter.codePointAt(0) ?? 0)
  if (!bytes.some((byte) => byte > 127)) return decoded(text) ?? text
  try {
    if (bytes.every((byte) => byte < 256))
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    // Not UTF-8, so Latin-1 as the standard requires.
  }
  return text
}

function nameOfUrl(url: string): string | undefined {
  if (/^(blob|data):/i.test(url)) return undefined
  const path = url.replace(/[?#].*$/s, '').replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '')
  const end = path.split('/').at(-1) ?? ''
  return lastName(decoded(end) ?? end)
}

/** The part after the last slash or backslash; `undefined` if it is not a valid name. */
function lastName(text: string | undefined): string | undefined {
  return plainFileName(text?.split(/[/\\]/).at(-1) ?? '')
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
