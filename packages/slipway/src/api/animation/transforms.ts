/** Unit of each argument of each transform. An argument is a number in that unit; a length may also be a CSS string. */
export const transforms = {
  rotate: ['deg'],
  rotateX: ['deg'],
  rotateY: ['deg'],
  rotateZ: ['deg'],
  rotate3d: ['', '', '', 'deg'],
  scale: ['', ''],
  scaleX: [''],
  scaleY: [''],
  scaleZ: [''],
  scale3d: ['', '', ''],
  translate: ['px', 'px'],
  translateX: ['px'],
  translateY: ['px'],
  translateZ: ['px'],
  translate3d: ['px', 'px', 'px'],
  skew: ['deg', 'deg'],
  skewX: ['deg'],
  skewY: ['deg'],
  matrix: Array<''>(6).fill(''),
  matrix3d: Array<''>(16).fill(''),
} as const satisfies Readonly<Record<string, readonly ('' | 'px' | 'deg')[]>>

/** Styles that are lengths. */
export const lengths = ['width', 'height', 'top', 'right', 'bottom', 'left'] as const
