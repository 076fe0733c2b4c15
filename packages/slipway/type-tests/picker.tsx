import { Picker } from 'slipway/components/picker'

// The props and events of a picker depend on its mode.
export const right = [
  <Picker key="s" range={['a']} value={0} onChange={({ detail }) => detail.value.toFixed()} />,
  <Picker
    key="o"
    mode="selector"
    range={[{ name: 'a' }]}
    rangeKey="name"
    onChange={({ target }) => target.value.trim()}
  />,
  <Picker
    key="m"
    mode="multiSelector"
    range={[['a'], ['b']]}
    value={[0, 0]}
    onColumnChange={({ detail }) => detail.column + detail.value}
    onChange={({ detail }) => detail.value.map((row) => row.toFixed())}
  />,
  <Picker key="t" mode="time" start="09:00" onChange={({ detail }) => detail.value.split(':')} />,
  <Picker key="l" mode="date" min="2026-01-01" max="2026-12-31" />,
  <Picker key="d" mode="date" fields="month" onChange={({ detail }) => detail.value.split('-')} />,
  <Picker key="r" mode="region" regions={[]} onChange={({ detail }) => detail.code.concat(detail.value)} />,
]

export const wrong = [
  // @ts-expect-error a list is required
  <Picker key="s" />,
  // @ts-expect-error a row is a number
  <Picker key="v" range={['a']} value="a" />,
  // @ts-expect-error a date has no list
  <Picker key="d" mode="date" range={['a']} />,
  // @ts-expect-error a time has no fields
  <Picker key="t" mode="time" fields="day" />,
  // @ts-expect-error a list has no limits
  <Picker key="l" mode="selector" range={['a']} min="a" />,
  // @ts-expect-error the app must pass the regions
  <Picker key="r" mode="region" />,
]
