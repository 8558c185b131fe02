import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { LABEL } from '#server/containers/labels.ts'
import { aRelay, ENGINE, engineWorld, flagIn, PORT, runIn, visit, type EngineWorld } from './engine.world.ts'

const PODMAN_TELLS_NOTHING = { 'max-size': '1m' }

describe.runIf(ENGINE !== null)('containers on a real engine', () => {
  let world: EngineWorld
  beforeAll(async () => {
    world = await engineWorld()
  })
  afterEach(async () => {
    for (const { Id } of await world.containers()) await world.docker.getContainer(Id).remove({ force: true })
  })
  afterAll(() => world.close())

  test('a container gets the flag of its team, a reachable address, a name and labels', async () => {
    const order = world.order()
    const place = await world.provider.start(
      order,
      () => expect.fail('the image is there'),
      AbortSignal.timeout(30_000),
    )
    expect(await flagIn(place)).toBe('flag{of_this_team}')
    expect(place.port).toBe(PORT)
    expect(place.publicPort).toBeGreaterThan(0)
    expect(place.publicIp).not.toBeNull()
    const found = await world.docker.getContainer(place.id).inspect()
    expect(found.Name).toBe(`/vexil-test-challenge_${order.guid.replaceAll('-', '').slice(0, 16)}`)
    expect(found.Config.Labels).toMatchObject({
      [LABEL.platform]: world.platform,
      [LABEL.guid]: order.guid,
      [LABEL.game]: '1',
      [LABEL.challenge]: '2',
      [LABEL.team]: '3',
      [LABEL.user]: order.userId,
      TeamId: '3',
      UserId: order.userId,
    })
    expect(await world.provider.list()).toEqual([{ id: place.id, guid: order.guid, runs: true }])
  })

  test('a shared flag is not passed in, and an organiser’s test container is labelled', async () => {
    const place = await world.start({ flag: null, teamId: null })
    expect(await flagIn(place)).toBe('none')
    const { Config } = await world.docker.getContainer(place.id).inspect()
    expect(JSON.stringify(Config.Env)).not.toContain('GZCTF')
    expect(Config.Labels).toMatchObject({ [LABEL.team]: 'admin', TeamId: 'admin' })
  })

  test('the engine gets every limit', async () => {
    const place = await world.start({ memoryLimit: 96, cpuCount: 7 })
    const { HostConfig } = await world.docker.getContainer(place.id).inspect()
    expect(HostConfig).toMatchObject({
      Memory: 96 * MEBIBYTE,
      NanoCpus: 700_000_000,
      PidsLimit: 128,
      Privileged: false,
      SecurityOpt: ['no-new-privileges'],
      ReadonlyRootfs: false,
      AutoRemove: false,
    })
    expect(HostConfig.RestartPolicy?.Name).toBe('no')
    // Podman reports only the remaining capabilities, so both forms pass.
    expect(JSON.stringify(HostConfig.CapDrop)).toMatch(/"ALL"|"NET_RAW"/)
    expect(HostConfig.LogConfig?.Config ?? PODMAN_TELLS_NOTHING).toMatchObject({ 'max-size': '1m' })
  })

  test('the limits hold inside: memory, capabilities, no new privileges', async () => {
    const place = await world.start({ memoryLimit: 64 })
    expect(
      await runIn(
        place,
        'cat /sys/fs/cgroup/memory.max 2>/dev/null || cat /sys/fs/cgroup/memory/memory.limit_in_bytes',
      ),
    ).toBe(String(64 * MEBIBYTE))
    // `tail` keeps its input until the end, so the kernel ends the process first.
    expect(
      await runIn(place, 'head -c 200000000 /dev/zero | tail >/dev/null; echo "ended with $?"'),
    ).toContain('ended with 137')
    expect(await flagIn(place)).toBe('flag{of_this_team}')
    const status = await runIn(place, 'cat /proc/self/status')
    expect(status).toMatch(/NoNewPrivs:\s*1/)
    // CHOWN 0, DAC_OVERRIDE 1, FOWNER 3, KILL 5, SETGID 6, SETUID 7, NET_BIND_SERVICE 10, SYS_CHROOT 18,
    // AUDIT_WRITE 29 and no other capability.
    const kept = [0, 1, 3, 5, 6, 7, 10, 18, 29].reduce((mask, bit) => mask | (1n << BigInt(bit)), 0n)
    for (const set of ['CapEff', 'CapPrm', 'CapBnd']) {
      expect(BigInt(`0x${new RegExp(`${set}:\\s*(\\w+)`).exec(status)?.[1] ?? ''}`)).toBe(kept)
    }
    expect(
      await runIn(
        place,
        'mount -t tmpfs none /tmp; mknod /tmp/disk b 8 0; ip link set eth0 down; ping -c 1 -W 1 127.0.0.1',
      ),
    ).not.toMatch(/1 packets received/)
    expect(await runIn(place, 'ls /tmp')).toBe('')
    expect(await runIn(place, 'ulimit -n; ulimit -Hn')).toBe('4096\n16384')
  })

  test('a fork bomb is contained: no more processes than allowed, and the neighbours continue', async () => {
    const tight = await engineWorld({ containerPids: 32 }, world.platform)
    const [bomb, neighbour] = [await tight.start({ cpuCount: 2 }), await tight.start({ teamId: 4 })]
    // The loop ends at about 500, so that the machine survives if the limit is missing.
    const exploding = runIn(
      bomb,
      'bomb() { [ $1 = 0 ] || { bomb $(($1 - 1)) & bomb $(($1 - 1)) & }; sleep 20; }; bomb 8',
    ).catch(() => 'no answer')
    const processes = async () =>
      ((await world.docker.getContainer(bomb.id).top()) as { Processes: unknown[] }).Processes.length
    await expect.poll(processes, { timeout: 15_000 }).toBeGreaterThan(20)
    for (let look = 0; look < 5; look++) {
      expect(await processes()).toBeLessThanOrEqual(32)
      expect(await flagIn(neighbour)).toBe('flag{of_this_team}')
    }
    await tight.provider.stop((await tight.provider.list()).find(({ id }) => id === bomb.id)?.guid ?? '')
    await exploding
    expect((await world.containers()).map(({ Id }) => Id)).toEqual([neighbour.id])
  })

  test('read-only containers can write to memory only', async () => {
    const tight = await engineWorld({ containerReadOnly: true }, world.platform)
    const place = await tight.start()
    expect(await runIn(place, 'echo x > /www/x; echo x > /bin/x')).toMatch(
      /Read-only file system[^]*Read-only file system/,
    )
    expect(await runIn(place, 'echo kept > /tmp/x && echo kept > /run/x && cat /tmp/x /run/x')).toBe(
      'kept\nkept',
    )
    expect(await runIn(place, 'head -c 50000000 /dev/zero > /tmp/big')).toMatch(/No space left|I\/O error/)
    expect(await flagIn(place)).toBe('flag{of_this_team}')
  })

  test('an organiser’s request for privileges needs the operator’s setting', async () => {
    const asked = await world.start({ privileged: true })
    expect((await world.docker.getContainer(asked.id).inspect()).HostConfig).toMatchObject({
      Privileged: false,
      SecurityOpt: ['no-new-privileges'],
    })
  })

  test('eight can start at the same time on a network that does not exist yet', async () => {
    const orders = Array.from({ length: 8 }, (_, team) =>
      world.order({ challengeId: 77, teamId: team, flag: `flag{${team}}` }),
    )
    const places = await Promise.all(
      orders.map((order) => world.provider.start(order, () => {}, AbortSignal.timeout(60_000))),
    )
    expect(await Promise.all(places.map(flagIn))).toEqual(orders.map(({ flag }) => flag))
    const used = new Set((await world.containers()).map(({ Labels }) => Labels[LABEL.network]))
    // Podman creates a network for each container, Docker one for all.
    expect([1, 8]).toContain(used.size)
    expect(await world.networks()).toEqual(expect.arrayContaining([...used]))
    expect(await world.provider.list()).toHaveLength(8)
  })

  test('a network is removed when it is empty, but not while it is new', async () => {
    const order = world.order({ challengeId: 55 })
    await world.provider.start(order, () => {}, AbortSignal.timeout(30_000))
    const before = await world.networks()
    await world.provider.list()
    world.clock.advance(10 * 60_000)
    await world.provider.list()
    const used = await world.networks()
    expect(used).toHaveLength(1)
    expect(before).toContain(used[0])
    await world.provider.stop(order.guid)
    await world.provider.list()
    expect(await world.networks()).toEqual([])
  })

  describe('a repeated start', () => {
    test('finds the running container', async () => {
      const order = world.order()
      const first = await world.provider.start(order, () => {}, AbortSignal.timeout(30_000))
      expect(await world.provider.start(order, () => {}, AbortSignal.timeout(30_000))).toEqual(first)
      expect(await world.containers()).toHaveLength(1)
    })
    test('on two servers at the same time leaves at most one container, which is the returned one', async () => {
      const other = await engineWorld({}, world.platform)
      const order = world.order()
      const told = await Promise.allSettled(
        [world, other].map(({ provider }) => provider.start(order, () => {}, AbortSignal.timeout(30_000))),
      )
      const again = await world.provider.start(order, () => {}, AbortSignal.timeout(30_000))
      const there = (await world.containers()).map(({ Id }) => Id)
      expect(there).toEqual([again.id])
      expect(await flagIn(again)).toBe('flag{of_this_team}')
      for (const each of told)
        if (each.status === 'rejected') expect(String(each.reason)).toContain('container engine')
    })
    test.each(['made but not started', 'ended'])('creates another if the first was %s', async (left) => {
      const order = world.order()
      const old = await world.provider.start(order, () => {}, AbortSignal.timeout(30_000))
      await world.docker.getContainer(old.id).stop({ t: 0 })
      if (left === 'made but not started') {
        await world.docker.getContainer(old.id).remove()
        const { Id } = await world.docker
          .createContainer({
            name: `half-${world.platform}`,
            Image: order.image,
            Labels: { [LABEL.platform]: world.platform, [LABEL.guid]: order.guid },
          })
          .then((made) => made.inspect())
        expect(Id).not.toBe(old.id)
      }
      expect(await world.provider.list()).toMatchObject([{ guid: order.guid, runs: false }])
      const place = await world.provider.start(order, () => {}, AbortSignal.timeout(30_000))
      expect(await flagIn(place)).toBe('flag{of_this_team}')
      expect((await world.containers()).map(({ Id }) => Id)).toEqual([place.id])
    })
  })

  test('a stopped container is gone, and stopping it again does nothing', async () => {
    const order = world.order()
    const place = await world.provider.start(order, () => {}, AbortSignal.timeout(30_000))
    await world.provider.stop(order.guid)
    await expect(visit(place, '/cgi-bin/flag')).rejects.toThrow('fetch failed')
    await world.provider.stop(order.guid)
    await Promise.all([world.provider.stop(order.guid), world.provider.stop(world.order().guid)])
    expect(await world.containers()).toEqual([])
  })

  test('a container that died is reported as such', async () => {
    const order = world.order()
    const place = await world.provider.start(order, () => {}, AbortSignal.timeout(30_000))
    await world.docker.getContainer(place.id).kill()
    expect(await world.provider.list()).toEqual([{ id: place.id, guid: order.guid, runs: false }])
  })

  test("two platforms on one engine do not see each other's containers", async () => {
    const other = await engineWorld()
    try {
      const order = world.order()
      const [mine, theirs] = [
        await world.provider.start(order, () => {}, AbortSignal.timeout(30_000)),
        await other.start(),
      ]
      expect((await world.provider.list()).map(({ id }) => id)).toEqual([mine.id])
      expect((await other.provider.list()).map(({ id }) => id)).toEqual([theirs.id])
      await other.provider.stop(order.guid)
      expect(await flagIn(mine)).toBe('flag{of_this_team}')
    } finally {
      await other.close()
    }
  })

  describe('a failure is reported, and leaves nothing behind', () => {
    const refused = async (
      more: Parameters<EngineWorld['order']>[0],
      from = world,
      signal = AbortSignal.timeout(30_000),
    ) => {
      const fault: unknown = await from.provider
        .start(from.order(more), () => {}, signal)
        .catch((error: unknown) => error)
      expect(await world.containers()).toEqual([])
      return fault instanceof Error ? fault.message : expect.fail('it started')
    }
    test('an unknown image', async () => {
      expect(await refused({ image: 'registry.invalid/nobody/nothing:1' })).toMatch(
        /^the image registry\.invalid\/nobody\/nothing:1 cannot be fetched: .*registry\.invalid/,
      )
    })
    test('an image that may not be pulled', async () => {
      const closed = await engineWorld({ containerPull: 'never' }, world.platform)
      const message =
        'the image registry.invalid/nobody/nothing:1 is not on the container engine, and CONTAINER_PULL is never'
      expect(await refused({ image: 'registry.invalid/nobody/nothing:1' }, closed)).toBe(message)
    })
    test('an invalid image name', async () => {
      expect(await refused({ image: 'Not An Image' })).toBe('“Not An Image” is no name of an image')
      expect(await refused({ image: 'a/../../containers' })).toBe(
        '“a/../../containers” is no name of an image',
      )
    })
    test('a service that ends immediately', async () => {
      const draft = await world.docker.createContainer({ Image: ENGINE?.image ?? '', Cmd: ['/bin/false'] })
      await draft.commit({ repo: 'vexil-test-broken', tag: '1', changes: 'CMD ["/bin/no-such-program"]' })
      await draft.remove()
      expect(await refused({ image: 'vexil-test-broken:1' })).toMatch(/no-such-program/)
      await world.docker.getImage('vexil-test-broken:1').remove({ force: true })
    })
    test('a start that no caller waits for any longer', async () => {
      expect(await refused({}, world, AbortSignal.abort())).toMatch(/not waited for any longer/)
    })
  })

  test('an engine that disappears and returns', async () => {
    const relay = await aRelay()
    const far = await engineWorld({ containerHost: relay.host }, world.platform)
    const order = far.order()
    const place = await far.provider.start(order, () => {}, AbortSignal.timeout(30_000))
    expect(place.publicIp).toBe('127.0.0.1')
    await relay.cut()
    const told = /^the container engine at tcp:\/\/127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\)$/
    const message: unknown = expect.stringMatching(told)
    await expect(far.start()).rejects.toMatchObject({ message, fault: 'RuntimeSilent' })
    await expect(far.provider.list()).rejects.toThrow(told)
    await expect(far.provider.stop(order.guid)).rejects.toThrow(told)
    expect(await flagIn(place)).toBe('flag{of_this_team}')
    await relay.open()
    expect(await far.provider.list()).toEqual([{ id: place.id, guid: order.guid, runs: true }])
    await far.provider.stop(order.guid)
    await relay.cut()
    expect(await world.containers()).toEqual([])
  })
})
