import { createRef } from 'react'
import { Cell } from 'slipway/components/cell'
import { GridItem } from 'slipway/components/grid'
import { Switch } from 'slipway/components/switch'
import './app.ts'

const row = createRef<HTMLButtonElement>()

export const cells = [
  <Cell key="1" title="Order" to="/order/:id" params={{ id: 1 }} />,
  <Cell key="2" title="Mine" to="/mine" openType="switchTab" />,
  <Cell key="3" title="Order" url="/order/1?from=x" prefetch="visible" />,
  <Cell key="4" title="Help" href="https://example.org/" target="_blank" />,
  <Cell key="5" title="Share" onClick={(event) => event.preventDefault()} ref={row} disabled />,
  <Cell key="6" title="Wi-Fi" control={<Switch />} />,
  <Cell key="7" title={<b>Version</b>} value={1} />,
  // @ts-expect-error: no such page
  <Cell key="a" to="/nowhere" />,
  // @ts-expect-error: the page requires parameters
  <Cell key="b" to="/order/:id" />,
  // @ts-expect-error: [S2.5] a tab page cannot be pushed
  <Cell key="c" to="/mine" />,
  // @ts-expect-error: a cell has only one target
  <Cell key="d" url="/order/1" href="https://example.org/" />,
  // @ts-expect-error: a cell with a control has no onClick
  <Cell key="e" control={<Switch />} onClick={() => {}} />,
  // @ts-expect-error: a cell with a control has no target
  <Cell key="f" control={<Switch />} url="/order/1" />,
]

export const tiles = [
  <GridItem key="1" title="Order" to="/order/:id" params={{ id: 1 }} span={2} />,
  <GridItem key="2" title="Share" onClick={() => {}} />,
  // @ts-expect-error: a parameter is mistyped
  <GridItem key="a" to="/order/:id" params={{ id: 'one' }} />,
]
