import { lifeRows } from '../../../packages/slipway/src/router/life-cycle/lifecycle.contract.ts'

/** Table of a group of the rows in `lifecycle.contract.ts`, which tests run. */
export function lifeTable(group: string): string {
  const rows = lifeRows[group]
  if (!rows) throw new Error(`the group "${group}" does not exist in lifecycle.contract.ts.`)
  return [
    '| Action | After | Events, in order |',
    '|---|---|---|',
    ...rows.map(({ happens, after, events }) => `| ${happens} | ${listed(after)} | ${eventText(events)} |`),
  ].join('\n')
}

const listed = (steps: readonly string[] = []) => steps.map((step) => `\`${step}\``).join(', ') || '–'

/** For example **home** hide · **a** load, show, ready. */
function eventText(events: readonly string[]): string {
  const runs: { target: string; names: string[] }[] = []
  for (const event of events) {
    const [target = '', name = ''] = event.split(' ')
    const last = runs.at(-1)
    if (last?.target === target) last.names.push(name)
    else runs.push({ target, names: [name] })
  }
  return runs.map(({ target, names }) => `**${target}** ${names.join(', ')}`).join(' · ') || 'none'
}
