export type { ChosenLocation } from '../../base/map/chosenLocation.ts'
export type { ChooseLocationOptions } from './chooseLocation.ts'
export { chooseLocation } from './chooseLocation.ts'
