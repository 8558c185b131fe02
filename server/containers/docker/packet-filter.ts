import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { errorCodeOf } from '#server/base/error-code.ts'

export type FilterTool = 'iptables' | 'ip6tables'

/** The machine's packet filter. */
export interface PacketFilter {
  /** Whether this process may change its rules. */
  readonly isOurs: boolean
  /** Whether the machine speaks IPv6 at all. */
  readonly hasIpv6: boolean
  /** Null when it went well, otherwise what the tool said. */
  run(tool: FilterTool, command: '-C' | '-I' | '-S', rule: readonly string[]): Promise<string | null>
}

export const machineFilter: PacketFilter = {
  isOurs: process.platform === 'linux' && process.getuid?.() === 0,
  hasIpv6: existsSync('/proc/net/if_inet6'),
  async run(tool, command, rule) {
    try {
      // Others change rules too, and wait for each other.
      await promisify(execFile)(tool, ['-w', '5', command, ...rule])
      return null
    } catch (error) {
      const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
      return said === '' ? errorCodeOf(error) : said
    }
  },
}
