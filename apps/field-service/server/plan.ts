const colours = ['#0a7aff', '#34a853', '#e8710a', '#a142f4', '#00897b', '#d93025', '#5f6368', '#c2185b']

/** Returns a drawing of a device as SVG, in place of a photo that a technician has taken before. */
export function planOf(number: number): string {
  const colour = colours[number % colours.length]
  const pipes = Array.from({ length: 3 + (number % 3) }, (_, index) => {
    const x = 110 + index * 60
    return `<path d="M${x} 300v${60 + ((number + index) % 3) * 20}h${index % 2 ? 40 : -40}" />`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480">
<rect width="480" height="480" fill="#eef1f5" />
<g fill="none" stroke="#8a94a3" stroke-width="10" stroke-linecap="round" stroke-linejoin="round">${pipes.join('')}</g>
<rect x="90" y="80" width="300" height="230" rx="24" fill="${colour}" />
<circle cx="180" cy="180" r="52" fill="#fff" />
<path d="M180 180l${20 + number * 3} -24" stroke="${colour}" stroke-width="10" stroke-linecap="round" />
<rect x="262" y="140" width="96" height="18" rx="9" fill="#fff" />
<rect x="262" y="176" width="${40 + number * 6}" height="18" rx="9" fill="#fff" opacity="0.7" />
</svg>`
}
