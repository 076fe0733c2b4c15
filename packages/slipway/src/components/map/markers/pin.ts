const namespace = 'http://www.w3.org/2000/svg'

/** Size of the pin in pixels. */
export const pinWidthPx = 28
export const pinHeightPx = 36

/** Creates the default icon of a marker: a pin in the accent colour. */
export function createPin(): SVGSVGElement {
  const pin = document.createElementNS(namespace, 'svg')
  pin.setAttribute('viewBox', `0 0 ${pinWidthPx} ${pinHeightPx}`)
  pin.classList.add('sw-map-pin')
  pin.setAttribute('aria-hidden', 'true')
  pin.append(
    // The shadow at the tip. A filter on each of 1,000 pins would make every frame of a zoom slow.
    shape('ellipse', { cx: '14', cy: '35', rx: '5.5', ry: '1.75' }),
    shape('path', { d: 'M14 35S1.5 22.4 1.5 13.5a12.5 12.5 0 0 1 25 0C26.5 22.4 14 35 14 35Z' }),
    shape('circle', { cx: '14', cy: '13.5', r: '4.75' }),
  )
  return pin
}

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(namespace, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}
