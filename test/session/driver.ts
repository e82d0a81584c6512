import type { UnknownAction } from '@reduxjs/toolkit';
import type { Scheduler } from 'fast-check';
import { sessionEnded } from '../../src/api/events';
import { fieldsOf } from '../../src/lib/fieldsOf';
import { userOf, World, type RefreshFault } from './world';

/** Functions of a tested recipe; both the real transport and the naive one have them. */
export interface SessionRecipe {
  fetch(request: Request): Promise<Response>;
  begin(tokens: { accessToken: string; refreshToken: string }): void;
  end(): Promise<void>;
  recheck(isOnlineAgain?: boolean): Promise<void>;
  subscribe(listener: (news: UnknownAction) => void): unknown;
}

export type RecipeMaker = (environment: ReturnType<World['environment']>) => SessionRecipe;

/** A step of a plan; the numbers of tabs and calls are taken modulo their current count. */
export type Step =
  | { do: 'call'; tab: number; method: 'GET' | 'POST' }
  | { do: 'abort'; call: number }
  | { do: 'expireAccess' }
  | { do: 'faults'; faults: RefreshFault[] }
  | { do: 'signOut'; tab: number }
  | { do: 'signIn'; tab: number; user: number }
  | { do: 'wake'; tab: number; isOnlineAgain: boolean }
  | { do: 'tick'; milliseconds: number }
  | { do: 'turns'; count: number };

interface RunningCall {
  id: number;
  tab: number;
  abort: AbortController;
  begunIn: number;
  begunAs: string | undefined;
  settled: 'no' | 'ok' | 'status' | 'thrown';
  wrongAnswer: boolean;
}

const TABS = 2;
/** Longer than every timeout of the transport: refresh 20 s, lock wait 25 s. */
const LONG_ENOUGH_MS = 30_000;

/**
 * Executes one plan in one interleaving and returns all violations of session rules.
 *
 * @param headStart turns by which the page of the second tab precedes its transport; null if there is no early refresh
 * script
 */
export async function play(
  make: RecipeMaker,
  plan: Step[],
  scheduler: Scheduler,
  headStart: number | null = null,
): Promise<string[]> {
  const world = new World(scheduler);
  const expiries: { tab: number; alive: boolean }[] = [];
  const tabs = Array.from({ length: TABS }, (_, tab) => {
    const recipe = make(world.environment(tab));
    recipe.subscribe((news) => {
      if (!sessionEnded.match(news)) return;
      world.leftSession(tab);
      if (news.payload.reason === 'userChanged') return;
      expiries.push({ tab, alive: world.sessionAlive() });
    });
    return recipe;
  });
  const calls: RunningCall[] = [];
  let ended = false;
  const passTurns = async (count: number) => {
    for (let turn = 0; turn < count && scheduler.count() > 0; turn += 1) {
      await scheduler.waitOne();
      // Lets the tab react to the value before any other tab runs.
      await new Promise((done) => setImmediate(done));
    }
  };

  const enterTabEpoch = (tab: number) => {
    world.tabEpochs[tab] = (world.tabEpochs[tab] ?? 0) + 1;
  };
  const signIn = (tab: number, user: number) => {
    enterTabEpoch(tab);
    tabs[tab]?.begin(world.signIn(tab, user));
  };
  const call = (tab: number, method: 'GET' | 'POST') => {
    const id = calls.length;
    const running: RunningCall = {
      id,
      tab,
      abort: new AbortController(),
      begunIn: world.tabEpochs[tab] ?? 0,
      begunAs: world.userSeenIn(tab),
      settled: 'no',
      wrongAnswer: false,
    };
    calls.push(running);
    const request = new Request(`http://localhost/api/v1/call/${id}`, {
      method,
      signal: running.abort.signal,
      ...(method === 'POST' ? { body: JSON.stringify({ id }) } : {}),
    });
    void tabs[tab]?.fetch(request).then(
      async (response) => {
        running.settled = response.ok ? 'ok' : 'status';
        if (response.ok) {
          running.wrongAnswer = fieldsOf(await response.json())['id'] !== id;
        }
      },
      () => {
        running.settled = 'thrown';
      },
    );
  };

  signIn(0, 0);
  /** True until the second tab's page has its session; it has no sign-in form before that. */
  let isStarting = headStart !== null;
  if (headStart !== null) {
    void world.startPage(1).then(() => {
      isStarting = false;
    });
    await passTurns(headStart);
  }
  call(1, 'GET'); // The second tab finds the cookie of the first.
  for (const step of plan) {
    switch (step.do) {
      case 'call':
        call(step.tab % TABS, step.method);
        break;
      case 'abort':
        calls[step.call % calls.length]?.abort.abort();
        break;
      case 'expireAccess':
        world.expireAccess();
        break;
      case 'faults':
        world.refreshFaults.push(...step.faults);
        ended ||= step.faults.includes('rejected');
        break;
      case 'signOut':
        enterTabEpoch(step.tab % TABS);
        world.leftSession(step.tab % TABS);
        ended = true;
        void tabs[step.tab % TABS]?.end();
        break;
      case 'signIn':
        if (isStarting && step.tab % TABS === 1) break;
        signIn(step.tab % TABS, step.user);
        ended = true; // The other tab has another session now.
        break;
      case 'wake':
        void tabs[step.tab % TABS]?.recheck(step.isOnlineAgain);
        break;
      case 'tick':
        world.tick(step.milliseconds);
        break;
      case 'turns':
        await passTurns(step.count);
        break;
    }
  }
  for (let round = 0; round < 12; round += 1) {
    await scheduler.waitIdle();
    world.tick(LONG_ENOUGH_MS);
  }
  await scheduler.waitIdle();
  return [
    ...world.violations,
    ...brokenRules({ world, calls, expiries, ended: ended || world.lostAnswers > 0 }),
  ];
}

function brokenRules(run: {
  world: World;
  calls: RunningCall[];
  expiries: { tab: number; alive: boolean }[];
  ended: boolean;
}): string[] {
  const { world, calls, expiries, ended } = run;
  const broken: string[] = [];
  for (const { id, settled, wrongAnswer, abort, begunIn, begunAs } of calls) {
    const sends = world.calls.get(id)?.sends ?? [];
    const [first, second] = sends;
    if (settled === 'no') broken.push(`call ${id} never settled`);
    if (wrongAnswer) broken.push(`call ${id} got the answer of another call`);
    if (sends.length > 2) broken.push(`call ${id} was sent ${sends.length} times`);
    if (second && first?.answered !== 401) broken.push(`call ${id} was replayed without a 401`);
    if (second && first?.bearer === second.bearer) {
      broken.push(`call ${id} was replayed with the token that had failed`);
    }
    if (sends.some((send) => send.tabEpoch !== begunIn)) {
      broken.push(`call ${id} was sent after its tab had left the session`);
    }
    if (begunAs !== undefined && sends.some(({ bearer }) => bearer && userOf(bearer) !== begunAs)) {
      broken.push(`call ${id} of ${begunAs} was sent as another user`);
    }
    if (!ended && settled === 'thrown' && !abort.signal.aborted && world.faultsMet === 0) {
      broken.push(`call ${id} failed although nothing had gone wrong`);
    }
    if (!ended && settled === 'status' && world.faultsMet === 0 && second?.answered !== 401) {
      broken.push(`call ${id} was refused although the session lived`);
    }
  }
  if (!ended && expiries.length > 0) broken.push('the session was ended without a reason');
  if (!ended && world.cookieNow() === null) broken.push('the refresh token was thrown away');
  if (expiries.some((expiry) => expiry.alive)) broken.push('a living session was ended');
  return broken;
}
