import { storedChoice } from '../settings/storedChoice.ts'
import { outerWindow } from './windows.ts'

/** Sizes of the phone in CSS pixels: a small and a common phone, a large one, and a small tablet. */
export const sizes = ['390 × 844', '320 × 568', '430 × 932', '600 × 960'] as const

/** The size of the phone of a wide window. Its height is limited by the window. */
export const size = storedChoice('size', sizes, (value) => {
  const [width, height] = value.split(' × ')
  const { style } = outerWindow.document.documentElement
  style.setProperty('--phone-width', `${width}px`)
  style.setProperty('--phone-height', `${height}px`)
})
