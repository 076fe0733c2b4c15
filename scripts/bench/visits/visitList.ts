import { open, phone, type VisitApp } from './visit.ts'

/** Distance of the scroll gesture in CSS pixels, and its speed, that of a fast flick, in CSS pixels per second. */
const scroll = { px: 16_000, speed: 4_000 } as const

/** Measures a list of 100,000 rows on a phone: start, a scroll by touch, and a jump to its middle. */
export const visitList: VisitApp = async (tab, app) => {
  await tab.slowDown(phone)
  const content = await open(tab, app, '.bench-letter')
  await app.whenSilent()

  await tab.evaluate(() => window.bench.watchFrames())
  await tab.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 600,
    yDistance: -scroll.px,
    speed: scroll.speed,
    gestureSourceType: 'touch',
  })
  const finger = await tab.evaluate(() => window.bench.framesSeen())
  await tab.evaluate(() => window.bench.watchFrames())
  await tab.evaluate(async () => {
    const scroller = [...document.querySelectorAll('*')].find((each) => each.scrollHeight > 1e6 && each.scrollTop > 0)
    scroller?.scrollTo({ top: scroller.scrollHeight / 2 })
    await window.bench.whenPainted('.bench-letter')
  })
  const jump = await tab.evaluate(() => window.bench.framesSeen())
  return {
    content,
    dropped: finger.droppedOf100,
    longTasks: finger.longTasks,
    frame: finger.longestMs,
    jump: jump.longTasks,
  }
}
