import {
  actionSheetDefaults,
  adDefaults,
  buttonDefaults,
  chooseLocationDefaults,
  inputDefaults,
  locationDefaults,
  longPressDefaults,
  mapDefaults,
  navigationBarDefaults,
  networkDefaults,
  pickerDefaults,
  previewImageDefaults,
  progressDefaults,
  scriptDefaults,
  sliderDefaults,
  socketDefaults,
  swiperDefaults,
  tabBarDefaults,
  textareaDefaults,
  toastDefaults,
  transitionDefaults,
  vibrateDefaults,
  videoDefaults,
  windowDefaults,
} from './defaults.ts'

const initial = {
  network: networkDefaults,
  toast: toastDefaults,
  textarea: textareaDefaults,
  swiper: swiperDefaults,
  video: videoDefaults,
  map: mapDefaults,
  picker: pickerDefaults,
  actionSheet: actionSheetDefaults,
  navigationBar: navigationBarDefaults,
  tabBar: tabBarDefaults,
  button: buttonDefaults,
  window: windowDefaults,
  longPress: longPressDefaults,
  previewImage: previewImageDefaults,
  slider: sliderDefaults,
  progress: progressDefaults,
  input: inputDefaults,
  transition: transitionDefaults,
  chooseLocation: chooseLocationDefaults,
  script: scriptDefaults,
  vibrate: vibrateDefaults,
  location: locationDefaults,
  socket: socketDefaults,
  ad: adDefaults,
}

/** The table of constants. */
export type Defaults = typeof initial

/** The current constants. */
export const defaults: { readonly [Group in keyof Defaults]: Readonly<Defaults[Group]> } = initial
