/** The properties of a context that commands set, with their initial values. */
export const properties = {
  fillStyle: '#000000',
  strokeStyle: '#000000',
  font: '10px sans-serif',
  textAlign: 'start',
  textBaseline: 'alphabetic',
  lineWidth: 1,
  lineCap: 'butt',
  lineJoin: 'miter',
  lineDashOffset: 0,
  miterLimit: 10,
  shadowColor: 'rgba(0, 0, 0, 0)',
  shadowBlur: 0,
  shadowOffsetX: 0,
  shadowOffsetY: 0,
  globalAlpha: 1,
  globalCompositeOperation: 'source-over',
  imageSmoothingEnabled: true,
} as const

/** Matches the properties in CSS pixels to which browsers do not apply the transformation. */
export const lengths = /^shadow[BO]/

/** Methods that are passed on unchanged to the browser's context. */
export const methods: readonly string[] =
  'beginPath closePath moveTo lineTo quadraticCurveTo bezierCurveTo arc arcTo rect fill stroke clip fillRect strokeRect clearRect rotate scale translate transform'.split(
    ' ',
  )
