import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Only the fields that these tests read. Objects are stored as the provider sends them. */
export interface ClusterObject {
  metadata: {
    name: string
    uid: string
    creationTimestamp: string
    deletionTimestamp?: string
    labels?: Record<string, string>
    ownerReferences?: { uid: string }[]
  }
  spec: Record<string, unknown>
  status?: unknown
  [more: string]: unknown
}
interface Refusal {
  code: number
  message: string
}

/** The states of a pod. Each read moves to the next one, and the last one stays. */
export const STEPS = {
  ready: [
    { phase: 'Pending' },
    {
      phase: 'Pending',
      containerStatuses: [{ ready: false, state: { waiting: { reason: 'ContainerCreating' } } }],
    },
    { phase: 'Running', podIP: '10.42.0.7', containerStatuses: [{ ready: true, state: { running: {} } }] },
  ],
  pullFails: [
    {
      phase: 'Pending',
      containerStatuses: [
        { ready: false, state: { waiting: { reason: 'ErrImagePull', message: 'manifest unknown' } } },
      ],
    },
  ],
  ends: [
    {
      phase: 'Failed',
      containerStatuses: [
        { ready: false, state: { terminated: { exitCode: 127, reason: 'ContainerCannotRun' } } },
      ],
    },
  ],
  noRoom: [
    {
      phase: 'Pending',
      conditions: [
        { type: 'PodScheduled', status: 'False', reason: 'Unschedulable', message: '0/1 nodes have room' },
      ],
    },
  ],
}

/**
 * Simulates a Kubernetes API server for pods, services, secrets, policies and their namespace. It has no
 * machines: pods follow `steps`.
 */
export async function aCluster() {
  const kinds = new Map<string, Map<string, ClusterObject>>()
  const namespaces = new Set<string>()
  const looks = new Map<string, number>()
  const asked: string[] = []
  let made = 0
  const world = {
    steps: STEPS.ready as readonly unknown[],
    /** Refuses the first matching request, once. */
    refusals: [] as { method: string; path: RegExp; refusal: Refusal }[],
    asked,
    namespaces,
    all: (kind: string) => [...(kinds.get(kind)?.values() ?? [])],
    /** Adds an object that another client has created. */
    put: (kind: string, object: ClusterObject) => void of(kind).set(object.metadata.name, object),
  }
  const of = (kind: string) =>
    kinds.get(kind) ?? kinds.set(kind, new Map()).get(kind) ?? new Map<string, ClusterObject>()

  function answer(method: string, url: URL, body: ClusterObject | null): { code: number; value: unknown } {
    const refused = world.refusals.findIndex((each) => each.method === method && each.path.test(url.pathname))
    const [refusal] = refused === -1 ? [] : world.refusals.splice(refused, 1)
    if (refusal !== undefined) return status(refusal.refusal)
    const [, namespace, kind = '', name] =
      /\/namespaces(?:\/([^/]+)(?:\/([^/]+)(?:\/([^/]+))?)?)?$/.exec(url.pathname) ?? []
    if (namespace === undefined) {
      const wanted = body?.metadata.name ?? ''
      if (namespaces.has(wanted))
        return status({ code: 409, message: `namespaces "${wanted}" already exists` })
      namespaces.add(wanted)
      return { code: 201, value: body }
    }
    if (method === 'POST' && !namespaces.has(namespace))
      return status({ code: 404, message: `namespaces "${namespace}" not found` })
    const known = of(kind)
    if (method === 'POST' && body !== null) {
      const { name: wanted } = body.metadata
      if (known.has(wanted)) return status({ code: 409, message: `${kind} "${wanted}" already exists` })
      known.set(wanted, stored(kind, body))
      return { code: 201, value: known.get(wanted) }
    }
    if (name === undefined)
      return {
        code: 200,
        value: { kind: 'List', metadata: {}, items: [...known.values()].filter(selected(url)) },
      }
    const found = known.get(name)
    if (found === undefined) return status({ code: 404, message: `${kind} "${name}" not found` })
    if (method === 'DELETE') {
      remove(kind, found)
      return { code: 200, value: { kind: 'Status', status: 'Success' } }
    }
    if (kind === 'pods') step(found)
    return { code: 200, value: found }
  }

  function stored(kind: string, body: ClusterObject): ClusterObject {
    const metadata = { ...body.metadata, uid: `uid-${++made}`, creationTimestamp: new Date().toISOString() }
    if (kind !== 'services')
      return { ...body, metadata, ...(kind === 'pods' ? { status: { phase: 'Pending' } } : {}) }
    const ports = (body.spec['ports'] as object[]).map((port, at) => ({
      ...port,
      nodePort: 30_000 + made * 10 + at,
    }))
    return { ...body, metadata, spec: { ...body.spec, ports } }
  }
  function step(pod: ClusterObject): void {
    const look = looks.get(pod.metadata.uid) ?? 0
    looks.set(pod.metadata.uid, look + 1)
    pod.status = world.steps[Math.min(look, world.steps.length - 1)]
  }
  /** Deletes the object and all that it owns, as the cluster's garbage collector does. */
  function remove(kind: string, { metadata }: ClusterObject): void {
    of(kind).delete(metadata.name)
    for (const [other, objects] of kinds) {
      for (const each of objects.values())
        if (each.metadata.ownerReferences?.some(({ uid }) => uid === metadata.uid)) remove(other, each)
    }
  }

  const server = createServer((request, reply) => {
    void readBody(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://cluster')
      asked.push(`${request.method} ${url.pathname}`)
      const { code, value } = answer(request.method ?? '', url, body)
      reply.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    })
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const folder = mkdtempSync(path.join(tmpdir(), 'vexil-cluster-'))
  const kubeconfig = path.join(folder, 'config')
  writeFileSync(kubeconfig, JSON.stringify(kubeconfigOf(port)))
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return Object.assign(world, {
    kubeconfig,
    where: `http://127.0.0.1:${port}`,
    stop,
    begin: () => listen(port),
    close: async () => {
      await stop()
      rmSync(folder, { recursive: true })
    },
  })
}
export type FakeCluster = Awaited<ReturnType<typeof aCluster>>

const status = ({ code, message }: Refusal) => ({
  code,
  value: { kind: 'Status', status: 'Failure', code, message },
})

function selected(url: URL): (object: ClusterObject) => boolean {
  const selector = url.searchParams.get('labelSelector') ?? ''
  const wanted = selector === '' ? [] : selector.split(',').map((part) => part.split('='))
  return ({ metadata }) => wanted.every(([key = '', value]) => metadata.labels?.[key] === value)
}

async function readBody(request: IncomingMessage): Promise<ClusterObject | null> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return request.method === 'POST' ? (JSON.parse(text) as ClusterObject) : null
}

const kubeconfigOf = (port: number) => ({
  apiVersion: 'v1',
  kind: 'Config',
  // The library accepts plain HTTP only if certificates are not verified.
  clusters: [
    { name: 'test', cluster: { server: `http://127.0.0.1:${port}`, 'insecure-skip-tls-verify': true } },
  ],
  users: [{ name: 'test', user: { token: 'a-token' } }],
  contexts: [{ name: 'test', context: { cluster: 'test', user: 'test' } }],
  'current-context': 'test',
})
