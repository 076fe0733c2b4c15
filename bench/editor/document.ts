const sentence =
  'The harbour was quiet, and <b>only</b> a few boats lay at the <a href="https://example.com">old quay</a>. '

/** A document of 200 kB: 400 paragraphs. */
export const html = `<p>${sentence.repeat(5)}</p>`.repeat(400)
