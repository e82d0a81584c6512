import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { createRoot } from 'react-dom/client';
import { Field, Form } from 'react-final-form';
import { Provider } from 'react-redux';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';

// A plain form to compare the sign-in page with: the form has the libraries of /login and as little code as possible
// (`npm run bench -- peers`). It is not part of any build.

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({
    login: build.mutation<unknown, object>({
      query: (body) => ({ url: '/v1/auth/login', method: 'POST', body }),
    }),
  }),
});

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

function LoginPage() {
  const [login] = api.useLoginMutation();
  return (
    <Form onSubmit={(values: object) => void login(values)}>
      {({ handleSubmit }) => (
        <form onSubmit={(event) => void handleSubmit(event)}>
          <h1>Вход</h1>
          <label htmlFor="username">Логин</label>
          <Field id="username" name="username" component="input" />
          <label htmlFor="password">Пароль</label>
          <Field id="password" name="password" component="input" type="password" />
          <button type="submit">Войти</button>
        </form>
      )}
    </Form>
  );
}

const router = createBrowserRouter([
  { Component: Outlet, children: [{ path: '*', Component: LoginPage }] },
]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
}
