import { setTimeout } from 'node:timers/promises'
import { parseKeyDef, type SerializedLocator } from '@vitest/browser'
import { chooseOptions, focusField, focusFrame, giveFiles, placeOf, writeOver } from './inPage.ts'
import { keyCharacters } from './keyCharacters.ts'
import type { KeyAction, MouseAction, WebDriver } from './webDriver.ts'

/**
 * The commands of `userEvent` and of the locators of `vitest/browser`, through a WebDriver session. For missing commands
 * (drag and drop, screenshots), Vitest throws an error with the name of the command.
 */
export const webkitCommands = {
  __vitest_click: (driver: WebDriver, target: SerializedLocator, options?: ActionOptions) =>
    click(driver, target, 1, options),
  __vitest_dblClick: (driver: WebDriver, target: SerializedLocator, options?: ActionOptions) =>
    click(driver, target, 2, options),
  __vitest_tripleClick: (driver: WebDriver, target: SerializedLocator, options?: ActionOptions) =>
    click(driver, target, 3, options),
  __vitest_hover: async (driver: WebDriver, target: SerializedLocator, options?: ActionOptions) =>
    driver.mouse(moveTo(await waitForPlace(driver, target, false, options))),

  __vitest_fill: async (driver: WebDriver, target: SerializedLocator, text: string, options?: ActionOptions) => {
    await waitForFocus(driver, target, options)
    await driver.inTests(writeOver, text)
  },
  __vitest_clear: async (driver: WebDriver, target: SerializedLocator, options?: ActionOptions) => {
    await waitForFocus(driver, target, options)
    await driver.inTests(writeOver, '')
  },
  __vitest_selectOptions: (driver: WebDriver, target: SerializedLocator, values: string[], options?: ActionOptions) =>
    waitFor(
      () => driver.inTests(chooseOptions, target.selector, values),
      () => `${target.locator} has no such option`,
      options,
    ),
  __vitest_upload: (driver: WebDriver, target: SerializedLocator, files: GivenFile[], options?: ActionOptions) =>
    waitFor(
      () => driver.inTests(giveFiles, target.selector, files),
      () => `${target.locator} is not there`,
      options,
    ),

  __vitest_type: async (driver: WebDriver, target: SerializedLocator, text: string, options: TypeOptions = {}) => {
    await waitForFocus(driver, target, options)
    return pressKeys(driver, text, options)
  },
  __vitest_keyboard: async (driver: WebDriver, text: string, held: HeldKeys) => {
    await driver.inTests(focusFrame)
    return pressKeys(driver, text, held)
  },
  __vitest_tab: async (driver: WebDriver, { shift }: { readonly shift?: boolean } = {}) => {
    await driver.inTests(focusFrame)
    await driver.keys(typing(shift ? '{Shift>}{Tab}{/Shift}' : '{Tab}').actions)
  },
  __vitest_cleanup: (driver: WebDriver, { unreleased = [] }: HeldKeys) =>
    driver.keys(unreleased.map((value) => ({ type: 'keyUp', value }))),

  // Vitest sets the size of the frame of the tests, and the window is larger than every such size.
  __vitest_viewport: async () => {},

  returnToWindow: (driver: WebDriver) => driver.returnToWindow(),

  // These replace `mouseCommands.ts`.
  moveMouse: (driver: WebDriver, x: number, y: number) => driver.mouse(moveTo({ x, y })),
  pressMouse: (driver: WebDriver) => driver.mouse({ type: 'pointerDown', button: 0 }),
  releaseMouse: (driver: WebDriver) => driver.mouse({ type: 'pointerUp', button: 0 }),
}

interface ActionOptions {
  /** Time limit in milliseconds. Vitest passes the remaining time of the test. */
  readonly timeout?: number
  /** Distance from the element's upper left corner. Default: the element's centre. */
  readonly position?: { readonly x: number; readonly y: number }
  /** Whether to act on disabled elements, too. */
  readonly force?: boolean
  readonly button?: (typeof buttons)[number]
}

/** Keys that a test keeps pressed from one call to the next. */
interface HeldKeys {
  readonly unreleased?: readonly string[]
}

type TypeOptions = ActionOptions & HeldKeys

type GivenFile = Parameters<typeof giveFiles>[2][number]

const buttons = ['left', 'middle', 'right'] as const

async function click(driver: WebDriver, target: SerializedLocator, times: number, options: ActionOptions = {}) {
  const button = buttons.indexOf(options.button ?? 'left')
  const place = await waitForPlace(driver, target, true, options)
  const presses = Array.from({ length: times }, (): MouseAction[] => [
    { type: 'pointerDown', button },
    { type: 'pointerUp', button },
  ])
  await driver.inTests(focusFrame)
  await driver.mouse(moveTo(place), ...presses.flat())
}

function moveTo({ x, y }: { x: number; y: number }): MouseAction {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }
}

/** Waits until an element has stopped moving and input reaches it. */
async function waitForPlace(
  driver: WebDriver,
  { selector, locator }: SerializedLocator,
  mustBeEnabled: boolean,
  options: ActionOptions = {},
) {
  let last = { x: Number.NaN, y: Number.NaN }
  let problem = ''
  const isStill = async () => {
    const place = await driver.inTests(placeOf, selector, options.position ?? null, mustBeEnabled && !options.force)
    problem = 'problem' in place ? place.problem : 'moves'
    const now = 'problem' in place ? { x: Number.NaN, y: Number.NaN } : place
    const before = last
    last = now
    return now.x === before.x && now.y === before.y
  }
  await waitFor(isStill, () => `${locator} ${problem}`, options)
  return last
}

function waitForFocus(driver: WebDriver, { selector, locator }: SerializedLocator, options?: ActionOptions) {
  return waitFor(
    () => driver.inTests(focusField, selector),
    () => `${locator} cannot be written to`,
    options,
  )
}

/** Polls until the condition is true. Uses the clock of this process, because a test may fake the page's clock. */
async function waitFor(isMet: () => Promise<boolean>, problem: () => string, { timeout = 10_000 }: ActionOptions = {}) {
  const end = performance.now() + timeout
  while (!(await isMet())) {
    if (performance.now() > end) throw new Error(problem())
    await setTimeout(20)
  }
}

async function pressKeys(driver: WebDriver, text: string, { unreleased: held }: HeldKeys): Promise<HeldKeys> {
  const { actions, unreleased } = typing(text, held)
  await driver.keys(actions)
  return { unreleased }
}

/** The key presses for a text in the notation of Testing Library, and the keys that stay pressed after it. */
function typing(text: string, held: readonly string[] = []): { actions: KeyAction[]; unreleased: string[] } {
  const actions: KeyAction[] = []
  const pressed = new Set(held)
  for (const { keyDef, releasePrevious, releaseSelf, repeat } of parseKeyDef(text)) {
    const key = keyDef.key ?? ''
    const value = keyCharacters[key] ?? key
    if (pressed.delete(value)) actions.push({ type: 'keyUp', value })
    if (releasePrevious) continue
    for (let time = 0; time < repeat; time++) actions.push({ type: 'keyDown', value })
    if (releaseSelf) actions.push({ type: 'keyUp', value })
    else pressed.add(value)
  }
  return { actions, unreleased: [...pressed] }
}
