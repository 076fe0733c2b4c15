import { useState } from 'react'
import { switchTab } from 'slipway/api/navigation'
import {
  hideTabBar,
  removeTabBarBadge,
  setTabBarBadge,
  setTabBarItem,
  showTabBar,
  showTabBarRedDot,
} from 'slipway/api/tab-bar'
import { Button } from 'slipway/components/button'

const index = 3

/** Tabs can be changed while one of them is shown. */
async function onTab(change: () => Promise<void>) {
  await switchTab({ url: '/' })
  await change()
}

async function hideForAMoment() {
  await hideTabBar({ animation: true })
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await showTabBar({ animation: true })
}

export default function TabBarDemo() {
  const [answer, setAnswer] = useState('')
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Badges, on the last tab</h2>
        <p className="demo-note">Each button goes to the first tab, where the bar is.</p>
        <div className="demo-row">
          <Button size="mini" onClick={() => onTab(() => setTabBarBadge({ index, text: '3' }))}>
            Three
          </Button>
          <Button size="mini" onClick={() => onTab(() => setTabBarBadge({ index, text: '1024' }))}>
            Four characters
          </Button>
          <Button size="mini" onClick={() => onTab(() => showTabBarRedDot({ index }))}>
            Red dot
          </Button>
          <Button size="mini" onClick={() => onTab(() => removeTabBarBadge({ index }))}>
            None
          </Button>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Items and bar</h2>
        <div className="demo-row">
          <Button size="mini" onClick={() => onTab(() => setTabBarItem({ index, visible: false }))}>
            Without the last tab
          </Button>
          <Button size="mini" onClick={() => onTab(() => setTabBarItem({ index, visible: true }))}>
            With it
          </Button>
          <Button size="mini" onClick={() => onTab(hideForAMoment)}>
            Hide for a moment
          </Button>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Refused, with a reason</h2>
        <Button onClick={() => setTabBarBadge({ index, text: '3' }).catch((error: Error) => setAnswer(error.message))}>
          A badge from here
        </Button>
        <p className="demo-note" role="status">
          {answer}
        </p>
      </section>
    </>
  )
}
