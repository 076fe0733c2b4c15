import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createApp } from '../../../app/createApp.tsx'
import { Navigator } from '../../../components/navigator/index.ts'
import { defineApp, page } from '../../../router/config/config.ts'
import { hashHistory, pathHistory } from '../../../router/history/browserHistory.ts'
import { useRoute } from '../../../router/react/react.tsx'

/** A long page with a part at 2,000 px, and a part at 3,000 px that is rendered once the test requests it. */
function LongPage(): ReactNode {
  const { hash, url } = useRoute()
  const [rows, setRows] = useState<readonly string[]>([])
  useLayoutEffect(() => {
    const render = () => setRows(['late'])
    addEventListener('render-late', render)
    return () => removeEventListener('render-late', render)
  }, [])
  return (
    <>
      <output>{`${hash} of ${url}`}</output>
      <Navigator url="#part">to the part</Navigator>
      <Navigator url="/other#part">to another page</Navigator>
      <a href="#part">a link of the browser</a>
      <div style={{ blockSize: 5_000, position: 'relative' }}>
        <button type="button" id="part" style={{ position: 'absolute', insetBlockStart: 2_000 }}>
          part
        </button>
        {rows.map((row) => (
          <p key={row} id={row} style={{ position: 'absolute', margin: 0, insetBlockStart: 3_000 }}>
            {row}
          </p>
        ))}
      </div>
    </>
  )
}

const load = async () => ({ default: LongPage })
const isPath = location.hash.startsWith('#') && !location.hash.startsWith('#/')

/** Runs an app in a separate document, with path history, or with hash history if the address begins with `#/`. */
createApp(
  defineApp({
    pages: { '/': page({ load }), '/package.json': page({ load }), '/other': page({ load, under: '/' }) },
    history: isPath ? pathHistory({ base: location.pathname.replace(/\/[^/]*$/, '') }) : hashHistory(),
    motion: false,
  }),
).mount(document.body.appendChild(document.createElement('div')))
