import { Avatar, AvatarGroup } from 'slipway/components/avatar'
import { Badge } from 'slipway/components/badge'
import { HomeIcon } from 'slipway/components/icons'

const drawing = (sky: string, hill: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80"><path fill="${sky}" d="M0 0h80v80H0z"/>` +
      `<circle cx="54" cy="26" r="9" fill="#fff"/><path fill="${hill}" d="M0 62 26 34l18 20 12-12 24 26v12H0z"/></svg>`,
  )}`
const day = drawing('#8ecae6', '#2a6f97')
const evening = drawing('#f4a261', '#7f4f24')
const names = ['Ada Lovelace', 'Emmy Noether', 'Grace Hopper', 'Katherine Johnson', 'Lise Meitner', 'Marie Curie']
const sizes = [24, 32, 40, 56, '5rem']

export default function AvatarDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Picture, initials, fallback</h2>
        <div className="demo-row">
          <Avatar src={day} name="Ada Lovelace" />
          <Avatar name="Ada Lovelace" />
          <Avatar name="张伟" />
          <Avatar alt="Unknown user" />
          <Avatar fallback={<HomeIcon />} alt="Home" />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Loading error</h2>
        <div className="demo-row">
          <Avatar src="data:image/png;base64,broken" name="Grace Hopper" />
          <Avatar src="data:image/png;base64,broken" alt="Unknown user" />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Sizes and shapes</h2>
        <div className="demo-row">
          {sizes.map((size) => (
            <Avatar key={size} size={size} name="Emmy Noether" />
          ))}
        </div>
        <div className="demo-row">
          <Avatar shape="square" src={evening} name="Emmy Noether" size={56} />
          <Avatar shape="square" name="Emmy Noether" size={56} />
          <Avatar shape="square" alt="Unknown user" size={56} />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">With a badge</h2>
        <div className="demo-row">
          <Badge content={3} overlap="circle">
            <Avatar src={day} name="Ada Lovelace" size={48} />
          </Badge>
          <Badge dot overlap="circle" placement="bottom-end" color="var(--sw-success)" label="Online">
            <Avatar name="Lise Meitner" size={48} />
          </Badge>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Group</h2>
        <div className="demo-row">
          <AvatarGroup max={4} aria-label="Members">
            {names.map((name, index) => (
              <Avatar key={name} name={name} src={[day, undefined, evening][index % 3]} />
            ))}
          </AvatarGroup>
        </div>
        <div className="demo-row" dir="rtl">
          <AvatarGroup max={4} aria-label="Members, right to left">
            {names.map((name) => (
              <Avatar key={name} name={name} />
            ))}
          </AvatarGroup>
        </div>
      </section>
    </>
  )
}
