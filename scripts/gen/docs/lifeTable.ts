import { lifeRows } from '../../../packages/slipway/src/router/life-cycle/lifecycle.contract.ts'

/** A group of the rows that the tests of the life cycle run, as a table. */
export function lifeTable(group: string): string {
  const rows = lifeRows[group]
  if (!rows) throw new Error(`there are no rows "${group}" in lifecycle.contract.ts.`)
  return [
    '| What happens | After | Events, in this order |',
    '|---|---|---|',
    ...rows.map(({ happens, after, events }) => `| ${happens} | ${listed(after)} | ${told(events)} |`),
  ].join('\n')
}

const listed = (steps: readonly string[] = []) => steps.map((step) => `\`${step}\``).join(', ') || '–'

/** `home` hide · `a` load, show, ready */
function told(events: readonly string[]): string {
  const runs: { who: string; what: string[] }[] = []
  for (const event of events) {
    const [who = '', what = ''] = event.split(' ')
    const last = runs.at(-1)
    if (last?.who === who) last.what.push(what)
    else runs.push({ who, what: [what] })
  }
  return runs.map(({ who, what }) => `**${who}** ${what.join(', ')}`).join(' · ') || 'none'
}
