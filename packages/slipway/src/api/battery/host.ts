/** What a battery tells. */
export interface BatteryReading {
  /** How full it is, from 0 to 1. */
  readonly level: number
  readonly isCharging: boolean
}

/** What a platform offers to read its battery. Rejects with a `HostError`, or an error whose name tells the code. */
export interface BatteryHost {
  read(): Promise<BatteryReading>
}
