/**
 * Returns the address of a file as a `URL` whose text is the path alone, because HTML is rendered before the origin is known.
 *
 * @param path Path of the file on the website; `undefined` for a file that does not exist.
 */
export function fileUrl(path = ''): URL {
  const url = new URL(path, 'http://localhost')
  const isPath = path.startsWith('/') && !path.startsWith('//')
  const text = () => path
  return isPath
    ? Object.defineProperties(url, { href: { value: path }, toString: { value: text }, toJSON: { value: text } })
    : url
}
