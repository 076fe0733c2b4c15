/** Lists the languages of the header `Accept-Language`, best first. */
export function acceptedLanguages(header: string | null): string[] {
  const entries = (header ?? '').split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2) ?? '1'
    return { tag, quality: Number(quality) }
  })
  return entries
    .filter(({ tag, quality }) => /^[a-z\d-]+$/i.test(tag) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}
