/** A capability whose permission a platform may report. */
export type Capability = 'album' | 'camera' | 'location' | 'microphone' | 'notification'

/** Permission states as the platform names them: `granted`, `denied`, `prompt` and others. Unknown permissions are left out. */
export type PermissionStates = Readonly<Partial<Record<Capability, string | undefined>>>

/** The platform's part of the settings. Both throw or reject with a `HostError` of `unavailable` without a document. */
export interface SystemSettingHost {
  readOrientation(): 'portrait' | 'landscape'
  /** Never asks the user. */
  readPermissions(): Promise<PermissionStates>
}
