/** The properties of a tab that decide which tab is active. */
export interface TabPlace {
  readonly value: string
  readonly disabled?: boolean | undefined
}

/** The active tab: the requested one, or else the first enabled tab, or else the first tab. */
export function activeTab(tabs: readonly TabPlace[], value: string | undefined): string | undefined {
  const requested = tabs.find((tab) => tab.value === value)
  return (requested ?? tabs.find(({ disabled }) => !disabled) ?? tabs[0])?.value
}

/** The tab to which a key moves, in a circle and without disabled tabs; `undefined` if the key has no effect. */
export function tabAfterKey(
  tabs: readonly TabPlace[],
  from: string,
  key: string,
  isRightToLeft: boolean,
): string | undefined {
  const usable = tabs.filter(({ value, disabled }) => !disabled || value === from)
  const forwards = isRightToLeft ? -1 : 1
  const at = usable.findIndex(({ value }) => value === from)
  const next = { ArrowRight: at + forwards, ArrowLeft: at - forwards, Home: 0, End: -1 }[key]
  if (next === undefined || at < 0) return undefined
  // A negative index counts from the end.
  const found = usable.at(next % usable.length)
  return found?.disabled ? undefined : found?.value
}
