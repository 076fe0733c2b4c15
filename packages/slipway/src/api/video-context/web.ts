import { HostError } from '../../base/call/HostError.ts'
import { elementOf } from '../query-scope/elementOf.ts'
import { videoCommands } from './commands.ts'
import type { VideoContextHost } from './host.ts'

/** Videos in the document. */
export const host: VideoContextHost = {
  async commandsOf(video) {
    const commands = videoCommands.get(elementOf(video))
    if (!commands) throw new HostError('not-found', 'the element is not a video')
    return commands()
  },
}
