import { androidLook, iosLook, type MotionLook } from 'slipway'
import { storedChoice } from '../settings/storedChoice.ts'
import { isPhone, outerWindow } from './windows.ts'

const looks = { ios: iosLook, android: androidLook } as const

/** The motion of the pages on the phone: always the one of the chosen platform, also if the choice changes while the app runs. */
export const phoneMotion: { -readonly [Key in keyof MotionLook]: MotionLook[Key] } = { ...iosLook }

/** The platform that the phone of a wide window looks like: its motion, its safe areas and its frame. */
export const look = storedChoice('look', ['ios', 'android'], (value) => {
  Object.assign(phoneMotion, looks[value])
  outerWindow.document.documentElement.dataset.desk = value
  if (isPhone) document.documentElement.dataset.phone = value
})
