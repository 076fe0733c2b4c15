export type { BatteryInfo, GetBatteryInfoOptions } from './battery.ts'
export { getBatteryInfo } from './battery.ts'
export type { BatteryHost, BatteryReading } from './host.ts'
