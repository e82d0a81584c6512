import { REFRESH_PATH } from '../../api/transport/refreshCall';
import { createBrowser, tokens, type ServerAnswer } from '../../api/transport/testing/browser';
import { selectCurrentUser } from '../currentUser';
import { signIn } from '../signIn';
import { createSessionStore } from './sessionStore';

/** Effects that are logged when the data of a user are removed from the page. */
export const OFF_THE_PAGE = ['dialogs closed', 'toasts cleared', 'menu forgotten'];

/** Creates a page and a server with the users Anna and Boris; `answers` overrides the responses of single paths. */
export function createPage(answers: Record<string, ServerAnswer> = {}, isBehindSignIn = true) {
  let user = 'anna';
  const browser = createBrowser(async (request) => {
    const own = answers[request.path];
    if (own) return own(request);
    switch (request.path) {
      case '/v1/auth/login':
        user = request.body.includes('boris') ? 'boris' : 'anna';
        return Response.json(tokens(user, { sub: user }));
      case REFRESH_PATH:
        return Response.json(tokens('renewed', { sub: user }));
      case '/v1/user':
        return Response.json({ id: user, username: user, roles: [] });
      default:
        await new Promise((resolve) => setTimeout(resolve, 100)); // like a network with a delay
        return new Response(null, { status: 204 });
    }
  });
  const tab = browser.openTab();
  const page = createSessionStore(tab, () => isBehindSignIn);
  const enter = (username: string) => page.store.dispatch(signIn({ username, password: 'x' }));
  const state = () => page.store.getState().session;
  const cached = () => selectCurrentUser(page.store.getState());
  /** Makes the server respond for this user from now on. */
  const becomes = (username: string) => void (user = username);
  return { ...browser, ...page, tab, enter, state, cached, answers, becomes };
}
