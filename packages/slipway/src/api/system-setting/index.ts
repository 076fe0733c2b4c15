export type { AppAuthorizeSetting, AuthorizeState } from './authorizeSetting.ts'
export type { Capability, PermissionStates, SystemSettingHost } from './host.ts'
export type { GetAppAuthorizeSettingOptions, SystemSetting } from './systemSetting.ts'
export { getAppAuthorizeSetting, getSystemSetting } from './systemSetting.ts'
