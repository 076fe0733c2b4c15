import { open, phone, type VisitApp } from './visit.ts'

/** Measures the start of hello world on a phone. */
export const visitHello: VisitApp = async (tab, app) => {
  await tab.slowDown(phone)
  return { content: await open(tab, app, '[data-bench=hello]') }
}
