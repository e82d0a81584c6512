// Written by `npm run codegen` from openapi/. Do not edit.
