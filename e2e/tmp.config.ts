import config from './playwright.config.ts'
export default { ...config, webServer: undefined, projects: [{ name: 'dev', use: {} }], workers: 1, timeout: 40_000 }
