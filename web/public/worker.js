// The service worker: a file for each thing that it does.

importScripts("/push.js");
