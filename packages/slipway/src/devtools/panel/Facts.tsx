import { Fragment, type ReactNode } from 'react'

/** A list of names and values; `undefined` values are omitted. Values other than texts are shown as JSON. */
export function Facts({ facts }: { facts: Readonly<Record<string, unknown>> }): ReactNode {
  return (
    <dl className="sw-devtools-facts">
      {Object.entries(facts).map(([name, value]) => {
        if (value === undefined) return null
        return (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</dd>
          </Fragment>
        )
      })}
    </dl>
  )
}
