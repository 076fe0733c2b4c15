/** What decides about a tab. */
export interface TabPlace {
  readonly value: string
  readonly disabled?: boolean | undefined
}

/** The tab that is active: the one asked for, or the first one that can be, where there is no such tab. */
export function activeTab(tabs: readonly TabPlace[], value: string | undefined): string | undefined {
  const requested = tabs.find((tab) => tab.value === value)
  return (requested ?? tabs.find(({ disabled }) => !disabled) ?? tabs[0])?.value
}

/** Where a key leads from a tab, round the ends and past what is disabled; `undefined` where the key says nothing here. */
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
  // From the end backwards below 0.
  const found = usable.at(next % usable.length)
  return found?.disabled ? undefined : found?.value
}
